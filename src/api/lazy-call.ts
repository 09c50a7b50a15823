/**
 * Calls, their schemas and the client that sends them come behind the first paint: a rendered document brings its
 * answers along. Query options therefore name them inside their functions only.
 */
export const lazyCall = async <M extends object>(contract: Promise<M>) => {
  const [calls, { request }] = await Promise.all([contract, import('./request.ts')])
  return { ...calls, request }
}
