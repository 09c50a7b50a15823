export const encryptedSoundPath = '/_/sound/'
