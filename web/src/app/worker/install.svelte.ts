/** The browser's offer to install the application, kept until somebody takes it. */
interface Offer extends Event {
  prompt(): Promise<unknown>
}
export const offered = $state<{ install: (() => Promise<void>) | null }>({ install: null })

/** Listen from the first moment: a browser makes its offer once, and soon. */
export function listen(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault() // not over the game, but where somebody looks for it
    offered.install = async () => {
      offered.install = null
      await (event as Offer).prompt()
    }
  })
  addEventListener('appinstalled', () => (offered.install = null))
}
/** Safari makes no offer: there the application is put on the home screen by hand. */
export const byHand = (): boolean => (navigator as { standalone?: boolean }).standalone === false
