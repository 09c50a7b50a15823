/** React.lazy flashes its fallback even for a loaded module; a settled thenable answers at once. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

export interface LazyComponent<P> {
  load: () => Promise<unknown>
  component: () => LazyExoticComponent<ComponentType<P>>
  /** React keeps a rejected lazy forever; after this a new one is made. */
  forget: () => void
}

const settledThenable = <T>(found: T): Promise<T> =>
  // React reads `then` only; other callers await the real promise.
  Object.assign(Promise.resolve(found), {
    then: <R>(done: (value: T) => R) => Promise.resolve(done(found)),
  })

const rethrow = (problem: unknown): never => {
  throw problem
}

/** `onLost`: what is rendered when its code fails to load. */
export const createLazyComponent = <P>(
  fetchPart: () => Promise<ComponentType<P>>,
  onLost: (problem: unknown) => Promise<never> = rethrow,
): LazyComponent<P> => {
  let found: { default: ComponentType<P> } | null = null
  let loading: Promise<{ default: ComponentType<P> }> | null = null
  let lazyComponent: LazyExoticComponent<ComponentType<P>> | null = null
  const load = () => {
    loading ??= fetchPart().then((component) => (found = { default: component }))
    // A failed load may be tried again: the chunk may be back.
    loading.catch(() => (loading = null))
    return loading
  }
  return {
    load,
    component: () =>
      (lazyComponent ??= lazy<ComponentType<P>>(() =>
        found ? settledThenable(found) : load().catch(onLost),
      )),
    forget: () => {
      lazyComponent = null
    },
  }
}
