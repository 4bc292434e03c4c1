// A drawing on the page as a picture to keep: nothing leaves the browser for it.

/** A drawing that has all its colours in itself, as a PNG of that width. */
export async function pictureOf(drawing: SVGSVGElement, width: number): Promise<Blob> {
  const { width: wide, height: high } = drawing.viewBox.baseVal
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const height = Math.round((width * high) / wide)
  copy.setAttribute('width', String(width))
  copy.setAttribute('height', String(height))
  const source = new XMLSerializer().serializeToString(copy)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  canvas.getContext('2d')!.drawImage(image, 0, 0, width, height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}
