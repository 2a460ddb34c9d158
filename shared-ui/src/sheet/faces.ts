/** Former names, for remotes built with the previous release. */
export { listTreeFonts as treeFaces, loadFonts as loadFaces } from './fonts';
