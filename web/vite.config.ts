import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

/** The page registers the worker itself (app/worker/register.ts): nothing inline, and only when it is at rest. */
const app = VitePWA({
  strategies: 'injectManifest',
  srcDir: 'src/app/worker',
  filename: 'sw.ts',
  injectRegister: false,
  manifestFilename: 'manifest.webmanifest',
  injectManifest: { globPatterns: ['**/*.{html,js,css,svg,woff2}', 'icon-192.png', 'badge.png'] },
  manifest: {
    id: '/',
    name: 'El Dorado',
    short_name: 'El Dorado',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#0c1917',
    theme_color: '#0c1917',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [{ name: 'Daily race', url: '/daily' }],
  },
})

/** The class that keeps a component's styles to itself: short, as it stands at every element of it. */
const classes = new Map<string, string>()
function cssHash({ hash, filename }: { hash: (text: string) => string; filename: string }): string {
  const path = filename.replaceAll('\\', '/').replace(/^.*\/src\//, ''),
    made = `s-${hash(path).slice(-4)}`
  if ((classes.get(made) ?? path) !== path)
    throw new Error(`${path} and ${classes.get(made)} are both ${made}`)
  classes.set(made, path)
  return made
}

export default defineConfig({
  plugins: [svelte({ compilerOptions: { cssHash } }), app],
  build: {
    outDir: '../src/eldorado/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    reportCompressedSize: false,
    // What several parts share is one file: a dozen small ones weigh a tenth more, and each is a request.
    rolldownOptions: { output: { advancedChunks: { groups: [{ name: 'shared', minShareCount: 2 }] } } },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:7440', ws: true } } },
})
