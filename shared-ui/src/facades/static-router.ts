/** The router of a page that is prerendered. Apart from the others, so that browsers do not get it. */
export { StaticRouter } from 'react-router-dom';
