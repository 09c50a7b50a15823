import { newsTopics } from '../../../contract/profile.ts'
import { isDrawnAvatar } from '../../../domain/avatars.ts'
import { useAvatars } from '../../../state/account/use-avatars.ts'
import { useBrand, usePortal } from '../../../state/portal/portal.tsx'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Avatar } from '../../../ui/Avatar.tsx'
import { CheckboxListField } from '../../../ui/fields/CheckboxListField.tsx'
import type { FieldBinding } from '../../../ui/fields/field-props.ts'
import { PictureRadiosField } from '../../../ui/fields/PictureRadiosField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { SwitchField } from '../../../ui/fields/SwitchField.tsx'

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

/** The zone of the device is the default, so that a journey changes nothing that a person must change back. */
const deviceZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

const labelOfZone = (zone: string) => zone.replaceAll('_', ' ').replaceAll('/', ' / ')

/** A zone that was stored elsewhere may have a name that this browser does not list. */
const timeZones = (stored: string | null): string[] => [
  ...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...(stored === null ? [] : [stored])]),
]

export const ZoneField = ({ field, stored }: { field: FieldBinding<string>; stored: string | null }) => {
  const { t } = useTranslation()
  const automatic = { value: '', label: t('profile.zoneAutomatic', { zone: labelOfZone(deviceZone()) }) }
  const zones = timeZones(stored).map((zone) => ({ value: zone, label: labelOfZone(zone) }))
  return <SelectField field={field} label={t('profile.zone')} options={[automatic, ...zones]} />
}

interface NewsFieldsProps {
  news: FieldBinding<boolean>
  topics: FieldBinding<readonly string[]>
}
export const NewsFields = ({ news, topics }: NewsFieldsProps) => {
  const { t } = useTranslation()
  const brand = useBrand()
  const options = newsTopics.map((value) => ({ value, label: t(`profile.topic.${value}`, { brand }) }))
  return (
    <>
      <SwitchField field={news} label={t('profile.news')} hint={t('profile.newsHint')} />
      {news.value && <CheckboxListField field={topics} label={t('profile.topics')} options={options} />}
    </>
  )
}
