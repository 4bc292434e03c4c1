// A picture is made small before it is sent: the server takes no other, and looks into none.

const LARGEST = 150 * 1024
const LONGEST_SIDE = 1280
const QUALITIES = [0.85, 0.7, 0.55]
const NEXT_SMALLER = 0.7
const SMALLEST_SIDE = 64

/** How wide and high a picture is drawn whose longer side is to have so many pixels at most. */
export function fitting(width: number, height: number, longest: number): [number, number] {
  const scale = Math.min(1, longest / Math.max(width, height))
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
}

/** How many bytes a data URL in Base64 stands for. */
export function bytesOf(url: string): number {
  const coded = url.slice(url.indexOf(',') + 1)
  return (coded.length * 3) / 4 - (/=*$/.exec(coded)?.[0].length ?? 0)
}

/** A picture as a JPEG that is small enough to be sent, as a data URL; where it was taken is not in
    it any more. Fails with what this browser cannot read. */
export async function shrunk(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file)
  try {
    for (let longest = LONGEST_SIDE; longest >= SMALLEST_SIDE; longest *= NEXT_SMALLER) {
      const canvas = drawn(bitmap, longest)
      for (const quality of QUALITIES) {
        const url = canvas.toDataURL('image/jpeg', quality)
        if (bytesOf(url) <= LARGEST) return url
      }
    }
  } finally {
    bitmap.close()
  }
  throw new Error('no picture is as large as that')
}

function drawn(bitmap: ImageBitmap, longest: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  ;[canvas.width, canvas.height] = fitting(bitmap.width, bitmap.height, longest)
  const brush = canvas.getContext('2d')!
  // What shows through is white on paper, and would be black in a JPEG.
  brush.fillStyle = '#fff'
  brush.fillRect(0, 0, canvas.width, canvas.height)
  brush.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return canvas
}
