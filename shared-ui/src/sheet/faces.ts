/** The names of the previous release, for remotes that were built with them. */
export { listTreeFonts as treeFaces, loadFonts as loadFaces } from './fonts';
