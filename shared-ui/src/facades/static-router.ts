/** Router for prerendering, in a file of its own so that browsers do not load it. */
export { StaticRouter } from 'react-router-dom';
