/** The server renders an invitation for a guest; a user's items fill the same box, so nothing below moves. */
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { linkTo } from '../../../domain/addresses/addresses.ts'
import { session } from '../../../state/session/session.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Section } from '../../../ui/Section.tsx'
import { useLazy } from '../../../ui/use-lazy.ts'
import type { BlockProps } from '../blocks/block.ts'
import css from './ContinueBlock.module.css'
import { ContinueNote } from './ContinueNote.tsx'

const loadContinueItems = async () => (await import('./ContinueItems.tsx')).ContinueItems

interface ContentProps {
  label: string
  onMore: (hasMore: boolean) => void
}
const Content = (props: ContentProps) => {
  const { t } = useTranslation()
  const isUser = useSnapshot(session).status === 'user'
  const ContinueItems = useLazy(isUser, loadContinueItems)
  if (!isUser)
    return (
      <ContinueNote
        title={t('structure.continue.guestTitle')}
        text={t('structure.continue.guestText')}
        to={linkTo.login()}
        needsConnection
      />
    )
  return ContinueItems ? <ContinueItems {...props} /> : <div className={css.waiting} aria-busy />
}

export const ContinueBlock = ({ block }: BlockProps) => {
  const { t } = useTranslation()
  const title = block.data.title || t('structure.continue.title')
  const [hasMore, setHasMore] = useState(false)
  const isUser = useSnapshot(session).status === 'user'
  const more = hasMore && isUser ? { to: linkTo.history(), label: t('structure.seeAll') } : undefined
  return (
    <Section title={title} more={more}>
      <div className={css.box}>
        <Content label={title} onMore={setHasMore} />
      </div>
    </Section>
  )
}
