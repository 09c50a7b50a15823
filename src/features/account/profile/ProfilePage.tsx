import type { ReactNode } from 'react'
import { IconPencil } from '@tabler/icons-react'
import { useSnapshot } from 'valtio'
import { linkTo } from '../../../domain/addresses/addresses.ts'
import { useOwnAvatar } from '../../../state/account/use-avatars.ts'
import { session } from '../../../state/session/session.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { withWords } from '../../../state/words/with-words.tsx'
import { Avatar } from '../../../ui/Avatar.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import css from './Profile.module.css'

const ProfileHead = () => {
  const { t } = useTranslation()
  const { user } = useSnapshot(session)
  const picture = useOwnAvatar()
  const name = [user?.name, user?.lastName].filter(Boolean).join(' ')
  return (
    <header className={css.head}>
      <Avatar name={user?.name ?? ''} picture={picture} size="large" />
      <div className={css.who}>
        <h1 className={css.name}>
          <bdi>{name || t('title.profile')}</bdi>
        </h1>
        {user?.email && (
          <p className={css.email}>
            <bdi dir="ltr">{user.email}</bdi>
          </p>
        )}
        {user?.pendingEmail && (
          <p className={css.email}>
            {t('profile.pendingShort', { email: `\u2068${user.pendingEmail}\u2069` })}
          </p>
        )}
        <ButtonLink variant="soft" to={linkTo.profileInfo()} icon={<IconPencil size={18} aria-hidden />}>
          {t('profile.edit')}
        </ButtonLink>
      </div>
    </header>
  )
}

export const ProfilePage = withWords(({ children }: { children: ReactNode }) => (
  <div className={css.page}>
    <ProfileHead />
    <div className={css.sections}>{children}</div>
  </div>
))
