/** The library without what we do not use of it; with the same exports as far as they are used. */
declare module 'hls.js/light' {
  export { default, Events, ErrorTypes } from 'hls.js'
}
