/** What stands below a composed page's blocks and comes late: its box is in the document, empty. */
import type { ComponentType } from 'react'
import { useLate } from '../../ui/use-lazy.ts'
import box from '../../features/structure/continue/ContinueBlock.module.css'

const parts: Record<string, () => Promise<ComponentType>> = {
  subscription: async () => (await import('./Plans.tsx')).Plans,
}

const Late = ({ load }: { load: () => Promise<ComponentType> }) => {
  const Part = useLate(true, load)
  return (
    <div className={box.behind} aria-busy={!Part}>
      {Part && <Part />}
    </div>
  )
}

export const hasBehind = (name: string) => Object.hasOwn(parts, name)

export const Behind = ({ name }: { name: string }) => {
  const load = hasBehind(name) ? parts[name] : undefined
  return load ? <Late load={load} /> : null
}
