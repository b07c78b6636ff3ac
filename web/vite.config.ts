import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// The built client is part of the Python package. Nothing is inlined: the pages are served under a strict content policy.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/eldorado/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:7440', ws: true } } },
})
