import type { ReactNode } from 'react'
import { withWords } from '../../../state/words/with-words.tsx'
import css from './Profile.module.css'

interface ProfilePageProps {
  head: ReactNode
  children: ReactNode
}

export const ProfilePage = withWords(({ head, children }: ProfilePageProps) => (
  <div className={css.page}>
    {head}
    <div className={css.sections}>{children}</div>
  </div>
))
