import { useEffect, useRef, useState } from "react"
import { Button } from "../../../design/Button.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import styles from "./Orders.module.css"

/** The part of the Barcode Detection API that is used (WICG Shape Detection). */
interface Detector {
  readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>
}

type DetectorClass = new () => Detector

declare global {
  interface Window {
    readonly BarcodeDetector?: DetectorClass
  }
}

/** Pause between two attempts, in milliseconds: a frame takes less, and the page stays responsive. */
const SCAN_INTERVAL_MILLIS = 200

/** Whether this browser can scan barcodes with a camera. */
export function canScan(): boolean {
  return window.BarcodeDetector !== undefined && navigator.mediaDevices?.getUserMedia !== undefined
}

/** Scans a barcode with the camera. The pictures stay on the device. */
export function BarcodeScanner({ onScanned }: { readonly onScanned: (barcode: string) => void }) {
  const t = useText()
  const [state, setState] = useState<"idle" | "scanning" | "failed">("idle")
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (state !== "scanning" || video.current === null) return undefined
    return scan(video.current, {
      onScanned: (barcode) => {
        setState("idle")
        onScanned(barcode)
      },
      onFailed: () => setState("failed"),
    })
  }, [state])
  return (
    <div className={styles["scanner"]}>
      {state === "scanning" && <video ref={video} muted playsInline aria-label={t("orderPage.receipts.scanning")} />}
      <Button variant="quiet" onClick={() => setState(state === "scanning" ? "idle" : "scanning")}>
        {t(state === "scanning" ? "orderPage.receipts.stopScan" : "orderPage.receipts.scan")}
      </Button>
      <p role="status">{state === "failed" ? t("orderPage.receipts.cameraFailed") : ""}</p>
    </div>
  )
}

/** Opens the camera and looks for a barcode until one is found. Returns a function that closes the camera. */
function scan(
  video: HTMLVideoElement,
  { onScanned, onFailed }: { readonly onScanned: (barcode: string) => void; readonly onFailed: () => void },
): () => void {
  let isClosed = false
  let camera: MediaStream | undefined
  const close = () => {
    isClosed = true
    camera?.getTracks().forEach((track) => track.stop())
  }
  const run = async () => {
    const Barcodes = window.BarcodeDetector
    if (Barcodes === undefined) return onFailed()
    const detector = new Barcodes()
    camera = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } })
    if (isClosed) return close()
    video.srcObject = camera
    await video.play()
    const look = async () => {
      if (isClosed) return
      const [found] = await detector.detect(video)
      if (isClosed) return
      if (found !== undefined) return onScanned(found.rawValue)
      setTimeout(() => void look().catch(fail), SCAN_INTERVAL_MILLIS)
    }
    await look()
  }
  const fail = () => {
    if (!isClosed) onFailed()
  }
  void run().catch(fail)
  return close
}
