import type { ReactNode } from "react"
import { useState } from "react"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { NavigationProvider, useNavigation } from "../../../ui/runtime/NavigationProvider.tsx"

/** A page at an address, which follows navigations and replacements of the address, as in the shop. */
export function AtAddress({
  opened,
  page,
}: {
  readonly opened: PageAddress
  readonly page: (address: PageAddress) => ReactNode
}) {
  const navigation = useNavigation()
  const [replaced, setReplaced] = useState<{ readonly of: PageAddress; readonly by: PageAddress }>()
  const replaceAddress = (to: PageAddress) => {
    navigation.replaceAddress(to)
    setReplaced({ of: opened, by: to })
  }
  return (
    <NavigationProvider navigation={{ ...navigation, replaceAddress }}>
      {page(replaced?.of === opened ? replaced.by : opened)}
    </NavigationProvider>
  )
}
