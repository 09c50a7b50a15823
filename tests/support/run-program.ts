/** Builds a TypeScript program of the tests once and runs it as a process of its own. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { build } from 'vite'
import { shortLivedNode } from '../tools/lib/short-lived.mjs'

const root = new URL('../..', import.meta.url).pathname

/** Returns the path of the built program, which is inside the project so that it finds the packages. */
export const buildProgram = async (entry: string): Promise<string> => {
  const name = `${createHash('sha256').update(entry).digest('hex').slice(0, 8)}-${process.pid}`
  const outDir = join(root, 'node_modules/.cache/riwaq', name)
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'program.mjs' } },
    },
  })
  return join(outDir, 'program.mjs')
}

interface Child {
  /** The first output line, past or future, that starts with this text; rejects when the process ends without it. */
  line(word: string): Promise<string>
  lines(word: string): string[]
  stderr(): string
  kill(): Promise<void>
  ended: Promise<number | null>
}

export const runProgram = (
  program: string,
  env: Record<string, string>,
  words: readonly string[] = [],
): Child => {
  const child = spawn(process.execPath, [...shortLivedNode, program, ...words], {
    env: { ...process.env, ...env, NODE_OPTIONS: '' },
  })
  const seen: string[] = []
  const waiting = new Set<() => void>()
  const checkAll = () => waiting.forEach((check) => check())
  let complaint = ''
  let isOver = false
  createInterface(child.stdout).on('line', (line) => {
    seen.push(line)
    checkAll()
  })
  child.stderr.on('data', (text: Buffer) => (complaint += text.toString()))
  const ended = new Promise<number | null>((resolve) =>
    child.once('close', (code) => {
      isOver = true
      checkAll()
      resolve(code)
    }),
  )
  const lines = (word: string) => seen.filter((line) => line.startsWith(word))
  return {
    lines,
    ended,
    stderr: () => complaint,
    line: (word) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const [first] = lines(word)
          if (first === undefined && !isOver) return
          waiting.delete(check)
          if (first === undefined) reject(new Error(`ended without '${word}': ${complaint}`))
          else resolve(first)
        }
        waiting.add(check)
        check()
      }),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
