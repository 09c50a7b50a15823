import { isDrawnAvatar } from '../../../domain/avatars.ts'
import { useAvatars } from '../../../state/account/use-avatars.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Avatar } from '../../../ui/Avatar.tsx'
import type { FieldBinding } from '../../../ui/fields/field-props.ts'
import { PictureRadiosField } from '../../../ui/fields/PictureRadiosField.tsx'

export const AvatarField = ({ field, name }: { field: FieldBinding<string>; name: string }) => {
  const { t } = useTranslation()
  const { lang } = usePortal()
  const avatars = useAvatars()
  const pictures = avatars.map((avatar) => ({
    value: avatar.id,
    label:
      avatar.title[lang] ?? (isDrawnAvatar(avatar.name) ? t(`profile.avatar.${avatar.name}`) : avatar.name),
    picture: <Avatar name="" picture={avatar} size="medium" />,
  }))
  const initials = {
    value: '',
    label: t('profile.initials'),
    picture: <Avatar name={name} picture={null} size="medium" />,
  }
  return <PictureRadiosField field={field} label={t('profile.picture')} options={[initials, ...pictures]} />
}
