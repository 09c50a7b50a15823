/**
 * For a server that runs for seconds: optimised code of the embedded database would be thrown away. Long computations,
 * such as generating audio, are still optimised, which makes them twice as fast.
 */
export const shortLivedNode = process.env['LONG'] ? [] : ['--wasm-tiering-budget=100000000']
