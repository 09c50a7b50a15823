import type { ChildProcess } from 'node:child_process'
import type { IncomingHttpHeaders } from 'node:http'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
  raw: Buffer
  /** Size on the wire, packed or not. */
  bytes: number
}
export interface Portal {
  port: number
  child: ChildProcess
  dataDir: string
  env: Record<string, string>
  output(): string
  origin(tenant?: string): string
  get(path: string, host?: string, headers?: Record<string, string>): Promise<Answer>
  stop(): Promise<void>
}
export function freePort(): Promise<number>
interface Data {
  env: Record<string, string>
  /** A program, and its words, that starts the server in surroundings of its own. */
  prefix?: readonly string[]
  drop(): Promise<void>
}
export function startPortal(env?: Record<string, string>, entry?: string, on?: Data): Promise<Portal>
export function restartPortal(
  portal: Portal,
  env?: Record<string, string>,
  entry?: string,
): Promise<{ child: ChildProcess; port: number; output(): string }>
export function stop(child: ChildProcess): Promise<void>
export function freshData(): Promise<Data>
