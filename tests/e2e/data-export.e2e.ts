/** The copy of a person's data, from the request to the file. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, logInAs, testOnOwnPortal } from '../support/portal.ts'

const test = testOnOwnPortal()

test('a person requests their data, gets a letter whose link alone opens nothing, and downloads the file', async ({
  page,
  portal,
}) => {
  await logInAs(page, 'lina', '/profile/manage')
  const section = page.getByRole('region', { name: 'Your data' })
  const request = section.getByRole('button', { name: 'Request your data' })
  await request.click()
  await expect(section.getByRole('status')).toContainText('We’re preparing your data.')
  await expect(request).toHaveCount(0)
  await expect(section.getByRole('status')).toContainText('You can download it until', { timeout: 60_000 })

  const arrival = page.waitForEvent('download')
  await section.getByRole('button', { name: 'Download your data' }).click()
  const file = await arrival
  expect(file.suggestedFilename()).toMatch(/^riwaq-\d{4}-\d\d-\d\d\.json$/)
  const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as Record<string, unknown>
  expect(data).toMatchObject({ profile: { email: 'lina@riwaq.example' }, favourites: expect.any(Array) })

  const folder = join(portal.dataDir, 'mail')
  const written = () => {
    const [name] = existsSync(folder) ? readdirSync(folder).filter((one) => one.endsWith('.txt')) : []
    return name === undefined ? '' : readFileSync(join(folder, name), 'utf8')
  }
  await expect.poll(written).toContain('To: lina@riwaq.example')
  const [link = ''] = /http\S+/.exec(written()) ?? []
  expect(new URL(link).pathname + new URL(link).search).toBe('/profile/manage')
  expect((await portal.get('/api/user/data-export/file', 'riwaq.localhost')).status).toBe(401)
})
