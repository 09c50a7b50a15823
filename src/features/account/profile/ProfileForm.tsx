import { newsTopics } from '../../../contract/profile.ts'
import { isDrawnAvatar } from '../../../domain/avatars.ts'
import { useAvatars } from '../../../state/account/use-avatars.ts'
import { useBrand, usePortal } from '../../../state/portal/portal.tsx'
import { useInterfaceContext } from '../../../state/preferences/use-interface-context.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Avatar } from '../../../ui/Avatar.tsx'
import { Button } from '../../../ui/Button.tsx'
import { MantineRoot } from '../../../ui/MantineRoot.tsx'
import { CheckboxListField } from '../../../ui/fields/CheckboxListField.tsx'
import { ErrorSummary } from '../../../ui/fields/ErrorSummary.tsx'
import type { FieldBinding } from '../../../ui/fields/field-props.ts'
import { PictureRadiosField } from '../../../ui/fields/PictureRadiosField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import { SwitchField } from '../../../ui/fields/SwitchField.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { EmailField } from './EmailField.tsx'
import css from './Profile.module.css'
import { deviceZone, labelOfZone, timeZones } from './time-zones.ts'
import { type OwnProfile, useProfileForm } from './use-profile-form.ts'

const AvatarField = ({ field, name }: { field: FieldBinding<string>; name: string }) => {
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

const ZoneField = ({ field, stored }: { field: FieldBinding<string>; stored: string | null }) => {
  const { t } = useTranslation()
  const automatic = { value: '', label: t('profile.zoneAutomatic', { zone: labelOfZone(deviceZone()) }) }
  const zones = timeZones(stored).map((zone) => ({ value: zone, label: labelOfZone(zone) }))
  return <SelectField field={field} label={t('profile.zone')} options={[automatic, ...zones]} />
}

interface NewsFieldsProps {
  news: FieldBinding<boolean>
  topics: FieldBinding<readonly string[]>
}
const NewsFields = ({ news, topics }: NewsFieldsProps) => {
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

export const ProfileForm = ({ user }: { user: OwnProfile }) => {
  const { t } = useTranslation()
  const { passwordsAt } = usePortal().tenant
  const { formProps, field, summary, isSending } = useProfileForm(user, passwordsAt === undefined)
  const labels = {
    name: t('profile.name'),
    lastName: t('profile.lastName'),
    email: t('profile.email'),
    avatar: t('profile.picture'),
    timeZone: t('profile.zone'),
    topics: t('profile.topics'),
  }
  const zone = field('timeZone')
  return (
    <MantineRoot {...useInterfaceContext()}>
      <form className={css.form} {...formProps}>
        <ErrorSummary summary={summary} labels={labels} />
        <AvatarField field={field('avatar')} name={user.name} />
        <div className={css.names}>
          <TextField field={field('name')} label={labels.name} autoComplete="given-name" isRequired />
          <TextField field={field('lastName')} label={labels.lastName} autoComplete="family-name" />
        </div>
        <EmailField field={field('email')} pendingEmail={user.pendingEmail} />
        <ZoneField field={zone} stored={zone.value || null} />
        <NewsFields news={field('news')} topics={field('topics')} />
        <Button variant="primary" type="submit" className={css.save ?? ''} disabled={isSending}>
          {t('profile.save')}
        </Button>
      </form>
    </MantineRoot>
  )
}
