/** The router for prerendering. It has its own file, so that browsers do not load it. */
export { StaticRouter } from 'react-router-dom';
