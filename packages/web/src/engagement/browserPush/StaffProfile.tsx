import { Profile } from '../../accounts/profile/Profile.tsx'
import { BrowserPush } from './BrowserPush.tsx'

/** A person's profile, with whether this device rings at new orders. */
export const StaffProfile = () => (
  <Profile>
    <BrowserPush />
  </Profile>
)
