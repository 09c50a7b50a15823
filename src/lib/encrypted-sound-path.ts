/** Address under which the worker serves sound that only the page can decrypt. */
export const encryptedSoundPath = '/_/sound/'
