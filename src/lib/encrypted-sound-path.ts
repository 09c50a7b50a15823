/** Sound that the page alone can unseal stands under such an address, where the worker hands it out. */
export const encryptedSoundPath = '/_/sound/'
