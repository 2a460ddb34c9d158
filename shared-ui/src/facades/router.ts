/**
 * The part of react-router-dom that the product uses. One instance in the page: the shell provides this module. Exports
 * by name, so that tree shaking removes the rest of the library from the first page.
 */
export {
  type Location,
  BrowserRouter,
  Link as RouterLink,
  matchPath,
  NavigationType,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
// `guardTravel` is the name of the previous release, for remotes that were built with it.
export { guardHistory, guardHistory as guardTravel } from '../navigation/history-guard';
