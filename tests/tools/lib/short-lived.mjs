/** For a server that lives for seconds: what the optimising compiler makes of the embedded database is thrown away. */
export const shortLivedNode = process.env['LONG'] ? [] : ['--liftoff-only']
