import { describe, expect, vi } from 'vitest'
import { updateProfile } from '../../contract/profile.ts'
import { it, ok, refusal } from '../session/session-actions.fixture.ts'
import { lina } from '../session/session.fixture.ts'
import { changeOwnProfile } from '../session/own-profile.ts'
import { session } from '../session/session.ts'
import { saveProfile } from './profile.ts'

const path = `${updateProfile.path}?lang=en`
const { name, lastName, email, userInformation } = lina
const input = { name, lastName, email, userInformation }

describe('a profile that is saved', () => {
  it('is sent as name, last name, e-mail and information, with the language of the letter [CALL-USER-02]', async ({
    world,
  }) => {
    await world.signIn()
    world.answer({ [path]: [ok({ ...lina, name: 'Léa' })] })
    const saved = await saveProfile({ ...input, name: 'Léa' }, 'en')
    expect(saved.name).toBe('Léa')
    expect(world.sent.at(-1)).toMatchObject({ method: 'PUT', path, body: { ...input, name: 'Léa' } })
  })
  it("and refused is logged as 'Error while updating user info', and the page goes on as before [ERR-51]", async ({
    world,
  }) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await world.signIn()
    world.answer({ [path]: [refusal(422, 'FIELDS_INVALID')] })
    await expect(saveProfile(input, 'en')).rejects.toMatchObject({ code: 'FIELDS_INVALID' })
    expect(logged).toHaveBeenCalledWith('Error while updating user info', expect.any(Error))
    expect(session.user).toEqual(lina)
    logged.mockRestore()
  })
})

describe('an answer that comes after another person signed in', () => {
  it('changes nobody', async ({ world }) => {
    await world.signIn({ ...lina, userId: 'usr_2', name: 'Omar' })
    changeOwnProfile({ ...lina, name: 'Léa' })
    expect(session.user?.name).toBe('Omar')
  })
})
