/** The library without what we do not use of it; it has the same face as far as we know it. */
declare module 'hls.js/light' {
  export { default, Events, ErrorTypes } from 'hls.js'
}
