/** The late content below a composed page's blocks; the document contains its empty box. */
import type { ComponentType } from 'react'
import { useLazy } from '../../ui/use-lazy.ts'
import box from '../../features/structure/continue/ContinueBlock.module.css'

const parts: Record<string, () => Promise<ComponentType>> = {
  subscription: async () => (await import('./Plans.tsx')).Plans,
}

const LazyPart = ({ load }: { load: () => Promise<ComponentType> }) => {
  const Part = useLazy(true, load)
  return (
    <div className={box.behind} aria-busy={!Part}>
      {Part && <Part />}
    </div>
  )
}

export const hasBelowBlocks = (name: string) => Object.hasOwn(parts, name)

export const BelowBlocks = ({ name }: { name: string }) => {
  const load = hasBelowBlocks(name) ? parts[name] : undefined
  return load ? <LazyPart load={load} /> : null
}
