import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { applyTheme } from './settings.svelte'
import { onLeave } from './router.svelte'
import { listen } from './worker/install.svelte'
import { start } from './worker/register'

listen()
applyTheme()
mount(App, { target: document.getElementById('app')! })
start(onLeave)
