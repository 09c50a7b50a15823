/** Settled once the session's code is set up, so that a token can be renewed. */
const pending: { settle: () => void } = { settle: () => undefined }
export const sessionReady = {
  promise: new Promise<void>((done) => {
    pending.settle = done
  }),
  settle: () => pending.settle(),
}
