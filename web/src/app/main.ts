import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { applyTheme } from './settings.svelte'
import { onLeave } from './router.svelte'
import { start } from './worker/register'

applyTheme()
mount(App, { target: document.getElementById('app')! })
start(onLeave)
