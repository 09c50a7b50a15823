/**
 * A separate program: lines of JSON in, WAV files out (each after four bytes with its length). It runs eSpeak NG, which
 * is under GPL-3.0-or-later, as its command line would; nothing else of the portal is loaded here. It ends with its
 * input.
 */
import startEspeak from 'espeak-ng'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Utterance } from './utterance.ts'

// The synthesiser seeds its noise with the time of day; the same words must always be the same bytes.
Date.now = () => 0

const wasm = readFile(fileURLToPath(new URL('espeak-ng.wasm', import.meta.resolve('espeak-ng')))).then(
  (bytes) => WebAssembly.compile(bytes),
)

/** A new instance for each text: the program in it is written to run once. */
const speak = async ({ voice, speed, pitch, text }: Utterance): Promise<Uint8Array> => {
  const module = await wasm
  const file = 'said.wav'
  const synthesis = await startEspeak({
    // The leading space keeps a text that begins with a dash from being taken for an option.
    arguments: ['-v', voice, '-s', String(speed), '-p', String(pitch), '-z', '-w', file, ` ${text}`],
    instantiateWasm: (imports, done) => {
      const start = async () => done(await WebAssembly.instantiate(module, imports), module)
      void start()
      return {}
    },
    print: () => undefined,
    printErr: () => undefined,
  })
  return synthesis.FS.readFile(file)
}

const answer = (bytes: Uint8Array) => {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(bytes.length)
  process.stdout.write(Buffer.concat([length, bytes]))
}

for await (const line of createInterface({ input: process.stdin })) {
  // An empty answer means that this text could not be spoken; the next one may be.
  const synthesis = await speak(JSON.parse(line) as Utterance).catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`)
    return new Uint8Array()
  })
  answer(synthesis)
}
