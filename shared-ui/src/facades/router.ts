/**
 * The part of react-router-dom that the product uses. One instance in the page: the shell provides this module,
 * remotes only use it. A short list by name, so that the rest of the library is shaken out of the first page.
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
export { guardTravel } from '../navigation/travel';
