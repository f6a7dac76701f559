import type { Theme } from "../../runtime/DeviceProvider.tsx"
import { useDevice, useDeviceMemory } from "../../runtime/DeviceProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import styles from "./ThemeSwitch.module.css"

const THEMES = ["system", "light", "dark"] as const

/** Light, dark or the device's theme. Rendered after hydration, since it needs scripts. */
export function ThemeSwitch() {
  const t = useText()
  const { setTheme } = useDevice()
  const theme = useDeviceMemory((memory) => memory.theme) ?? "system"
  return (
    <fieldset className={styles["themes"]}>
      <legend className={styles["legend"]}>{t("navigation.theme")}</legend>
      {THEMES.map((choice) => (
        <label key={choice} className={styles["choice"]}>
          <input
            className={styles["radio"]}
            type="radio"
            name="theme"
            value={choice}
            checked={theme === choice}
            onChange={() => setTheme(chosen(choice))}
          />
          {t(`navigation.theme.${choice}`)}
        </label>
      ))}
    </fieldset>
  )
}

function chosen(choice: (typeof THEMES)[number]): Theme {
  return choice === "system" ? undefined : choice
}
