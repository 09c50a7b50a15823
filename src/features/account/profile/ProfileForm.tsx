import { usePortal } from '../../../state/portal/portal.tsx'
import { useInterfaceContext } from '../../../state/preferences/use-interface-context.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { MantineRoot } from '../../../ui/MantineRoot.tsx'
import { Form } from '../../../ui/fields/Form.tsx'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { AvatarField } from './AvatarField.tsx'
import { EmailField } from './EmailField.tsx'
import css from './Profile.module.css'
import { NewsFields, ZoneField } from './ProfileFields.tsx'
import { type OwnProfile, useProfileForm } from './use-profile-form.ts'

export const ProfileForm = ({ user }: { user: OwnProfile }) => {
  const { t } = useTranslation()
  const { passwordsAt } = usePortal().tenant
  const form = useProfileForm(user, passwordsAt === undefined)
  const labels = {
    name: t('profile.name'),
    lastName: t('profile.lastName'),
    email: t('profile.email'),
    avatar: t('profile.picture'),
    timeZone: t('profile.zone'),
    topics: t('profile.topics'),
  }
  const { field } = form
  const zone = field('timeZone')
  return (
    <MantineRoot {...useInterfaceContext()}>
      <Form
        form={form}
        className={css.form}
        labels={labels}
        submit={t('profile.save')}
        submitClass={css.save}
      >
        <AvatarField field={field('avatar')} name={user.name} />
        <div className={css.names}>
          <TextField field={field('name')} label={labels.name} autoComplete="given-name" isRequired />
          <TextField field={field('lastName')} label={labels.lastName} autoComplete="family-name" />
        </div>
        <EmailField field={field('email')} pendingEmail={user.pendingEmail} />
        <ZoneField field={zone} stored={zone.value || null} />
        <NewsFields news={field('news')} topics={field('topics')} />
      </Form>
    </MantineRoot>
  )
}
