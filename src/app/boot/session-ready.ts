/** Settled once the session stands on its ground, so that a token can be renewed. */
const waiting: { settle: () => void } = { settle: () => undefined }
export const sessionReady = {
  promise: new Promise<void>((done) => {
    waiting.settle = done
  }),
  settle: () => waiting.settle(),
}
