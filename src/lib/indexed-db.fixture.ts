/** IndexedDB as far as tables of rows need it, in memory: Node has none. Transactions go one after another. */
import { vi } from 'vitest'

type Rows = ReadonlyMap<string, unknown>
export interface Disk {
  /** What a disk says that takes nothing. */
  refusal: Error | null
  tables: Map<string, Rows>
}

const nothing = () => undefined

class Transaction {
  oncomplete = nothing
  onabort = nothing
  error: Error | null = null
  /** Of its one table. */
  readonly transaction = this
  readonly db = { onclose: nothing }
  readonly objectStore = () => this
  #works: (() => void)[] = []
  #rows = new Map<string, unknown>()
  #isWriting = false

  #ask<A>(work: () => A) {
    const pending = { result: undefined as A | undefined, onsuccess: nothing }
    this.#works.push(() => {
      pending.result = work()
      pending.onsuccess()
    })
    return pending
  }
  #change<A>(work: () => A) {
    this.#isWriting = true
    return this.#ask(work)
  }
  readonly #sorted = () => [...this.#rows].toSorted(([one], [other]) => (one < other ? -1 : 1))

  readonly get = (key: string) => this.#ask(() => structuredClone(this.#rows.get(key)))
  readonly getAll = () => this.#ask(() => this.#sorted().map(([, row]) => structuredClone(row)))
  readonly getAllKeys = () => this.#ask(() => this.#sorted().map(([key]) => key))
  readonly put = (row: unknown, key: string) => this.#change(() => this.#rows.set(key, structuredClone(row)))
  readonly delete = (key: string) => this.#change(() => this.#rows.delete(key))
  readonly clear = () => this.#change(() => this.#rows.clear())

  run(disk: Disk, name: string) {
    this.#rows = new Map(disk.tables.get(name))
    for (let work = this.#works.shift(); work; work = this.#works.shift()) work()
    if (this.#isWriting && disk.refusal) {
      this.error = disk.refusal
      return this.onabort()
    }
    disk.tables.set(name, this.#rows)
    this.oncomplete()
  }
}

/** Holds all databases of a test until its end. */
export const stubIndexedDb = (): Disk => {
  const disk: Disk = { refusal: null, tables: new Map() }
  let turn = Promise.resolve()
  const transactionIn = (name: string) => {
    const transaction = new Transaction()
    turn = turn.then(() => transaction.run(disk, name))
    return transaction
  }
  const open = (name: string) => {
    const opening = {
      result: { transaction: () => transactionIn(name), createObjectStore: nothing },
      onsuccess: nothing,
    }
    queueMicrotask(() => opening.onsuccess())
    return opening
  }
  vi.stubGlobal('indexedDB', { open })
  return disk
}
