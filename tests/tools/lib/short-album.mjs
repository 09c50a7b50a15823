/** The album of home whose sound is made the quickest. */
export const shortAlbum = async (portal) => {
  const home = (await portal.get('/', 'riwaq.localhost')).body
  const paths = new Set([...home.matchAll(/href="([^"]*\/music\/albums\/[^"]+)"/g)].map(([, path]) => path))
  const albums = await Promise.all(
    [...paths].map(async (path) => {
      const id = path.split('/').at(-1)
      const { body } = await portal.get(`/api/content/albums/${id}?lang=en`, 'riwaq.localhost')
      return { path, ...JSON.parse(body) }
    }),
  )
  const completeAlbums = albums.filter(
    ({ tracks }) => tracks.length > 4 && tracks.every(({ restriction }) => !restriction),
  )
  const [shortest] = completeAlbums.toSorted((a, b) => a.duration - b.duration)
  if (!shortest) throw new Error('home shows no whole album')
  return shortest
}
