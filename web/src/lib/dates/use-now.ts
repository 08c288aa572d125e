import { useEffect, useState } from 'react';
import { serverDate } from './server-clock';

/** Returns the current time by the server's clock, updated every minute. */
export function useNow(): Date {
  const [now, setNow] = useState(serverDate);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverDate()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
