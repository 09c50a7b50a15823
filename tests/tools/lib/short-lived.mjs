/**
 * For a server that lives for seconds: what the optimising compiler makes of the embedded database is thrown away. What
 * runs hot for long, as the making of sound does, still gets it: twice as fast, and somebody waits for it.
 */
export const shortLivedNode = process.env['LONG'] ? [] : ['--wasm-tiering-budget=100000000']
