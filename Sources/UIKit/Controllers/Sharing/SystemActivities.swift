// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

/// Puts texts, links and pictures on the pasteboard.
final class CopyActivity: UIActivity {
  private var items: [Any] = []
  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains {
      $0 is String || $0 is URL || $0 is UIImage || $0 is NSAttributedString || $0 is NSItemProvider
    }
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

  override func perform() {
    let board = UIPasteboard.general
    let links = items.compactMap { $0 as? URL }
    let pictures = items.compactMap { $0 as? UIImage }
    let texts = items.compactMap { ($0 as? String) ?? ($0 as? NSAttributedString)?.string }
    if !links.isEmpty { board.urls = links } else if !pictures.isEmpty { board.images = pictures }
    if !texts.isEmpty, links.isEmpty, pictures.isEmpty { board.strings = texts }
    if links.isEmpty, pictures.isEmpty { copy(items.compactMap { $0 as? NSItemProvider }, to: board) }
    activityDidFinish(true)
  }

  /// Copies the best form of things once it is there.
  private func copy(_ providers: [NSItemProvider], to board: UIPasteboard) {
    for provider in providers {
      guard let type = provider.registeredTypeIdentifiers.first else { continue }
      provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
        guard let data else { return }
        Task { @MainActor in board.addItems([[type: data]]) }
      }
    }
  }
}

/// Adds pictures to those that `UIImagePickerController` offers.
final class SaveImageActivity: UIActivity {
  private var pictures: [UIImage] = []
  override var activityType: ActivityType? { .saveToCameraRoll }
  override var activityTitle: String? { pictures.count > 1 ? "Save \(pictures.count) Images" : "Save Image" }
  override var activityImage: UIImage? { UIImage(systemName: "square.and.arrow.down") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    pictures = activityItems.compactMap { $0 as? UIImage }
    return !pictures.isEmpty
  }

  override func perform() {
    for picture in pictures { PhotoAlbum.shared.add(picture) }
    activityDidFinish(true)
  }
}
