// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import UIKit

enum Providers {
  @MainActor static func run() {
    let text = NSItemProvider(object: "hello" as NSString)
    text.suggestedName = "greeting"
    print(text.registeredTypeIdentifiers, text.suggestedName ?? "none")
    print(text.canLoadObject(ofClass: NSString.self), text.canLoadObject(ofClass: UIImage.self))
    text.loadObject(ofClass: NSString.self) { object, error in print(object as? NSString ?? "none", error == nil) }
    _ = text.loadObject(ofClass: String.self) { string, _ in print(string ?? "none") }
    text.loadObject(ofClass: UIImage.self) { object, error in print(object == nil, (error as NSError?)?.code ?? 0) }
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 3)).image { _ in }
    let image = NSItemProvider(object: picture)
    print(image.hasItemConformingToTypeIdentifier("public.image"))
    image.loadObject(ofClass: UIImage.self) { object, _ in print((object as? UIImage)?.size.height != nil) }
    let data = NSItemProvider(item: "x" as NSString, typeIdentifier: "com.example.x")
    data.loadDataRepresentation(forTypeIdentifier: "com.example.x") { data, _ in print(data?.count ?? 0) }
    let url = NSItemProvider(object: NSURL(string: "https://example.com/a")!)
    _ = url.loadObject(ofClass: URL.self) { url, _ in print(url?.path ?? "none") }
    print("later")
    Main.wait(0.02)
  }
}
