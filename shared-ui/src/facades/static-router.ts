/** Router for prerendering. Separate from the other exports, so that browsers do not load it. */
export { StaticRouter } from 'react-router-dom';
