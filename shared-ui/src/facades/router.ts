/**
 * The part of react-router-dom that the product uses. The shell provides this module, so a page has one instance.
 * Exports are listed by name, so that tree shaking removes the rest of the library from the first page.
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
// `guardTravel` is the former name, for remotes built with the previous release.
export { guardHistory, guardHistory as guardTravel } from '../navigation/history-guard';
