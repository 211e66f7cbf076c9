// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct UIImagePickerControllerTests {
  private final class Delegate: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    var info: [UIImagePickerController.InfoKey: Any] = [:]
    var isCancelled = false
    func imagePickerController(
      _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
      self.info = info
      picker.dismiss(animated: true)
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { isCancelled = true }
  }

  @Test func aPictureOfTheDeviceIsChosen() throws {
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    let root = UIViewController()
    let phone = Phone(root: root)
    let delegate = Delegate()
    let picker = UIImagePickerController()
    picker.delegate = delegate
    picker.allowsEditing = true
    root.present(picker, animated: true)
    phone.advance(2)
    let grid = try #require(picker.topViewController as? UICollectionViewController)
    let cell = try #require(grid.collectionView.cellForItem(at: IndexPath(item: 1, section: 0)))
    let place = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
    phone.tap(place.x, place.y)
    phone.advance(2)
    let original = try #require(delegate.info[.originalImage] as? UIImage)
    let edited = try #require(delegate.info[.editedImage] as? UIImage)
    #expect(original.size == CGSize(width: 640, height: 480) && edited.size == CGSize(width: 480, height: 480))
    #expect(root.presentedViewController == nil)
  }

  @Test func aSavedPictureComesLast() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 7, height: 7)).image { _ in }
    let count = PhotoAlbum.shared.pictures.count
    UIImageWriteToSavedPhotosAlbum(picture, nil, nil, nil)
    #expect(PhotoAlbum.shared.pictures.count == count + 1 && PhotoAlbum.shared.pictures.last === picture)
  }
}
