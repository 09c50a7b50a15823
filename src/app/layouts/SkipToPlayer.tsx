import { useSnapshot } from 'valtio'
import { player } from '../../state/player/player.ts'
import { useSkipToPlayer } from '../../state/player/use-skip-to-player.ts'
import { SkipLink } from '../../ui/SkipLink.tsx'

export const SkipToPlayer = () => {
  const { index } = useSnapshot(player)
  const { to, label } = useSkipToPlayer()
  if (index < 0) return null
  return (
    <SkipLink to={to} atTop>
      {label}
    </SkipLink>
  )
}
