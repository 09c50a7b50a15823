/** The parts of the package that are used; it brings no types of its own. */
declare module 'espeak-ng' {
  interface Started {
    FS: { readFile(path: string): Uint8Array }
  }
  interface StartOptions {
    /** As on a command line. */
    arguments: string[]
    instantiateWasm?: (
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ) => object
    print?: (line: string) => void
    printErr?: (line: string) => void
  }
  const start: (options: StartOptions) => Promise<Started>
  export default start
}
