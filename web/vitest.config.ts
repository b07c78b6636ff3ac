import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// Pure logic only: what needs a page is tried in a real browser by tests/browser.
export default defineConfig({
  plugins: [svelte()],
  test: { include: ['src/**/*.test.ts'], environment: 'node', isolate: false },
})
