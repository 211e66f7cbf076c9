// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

import RenderProtocol
import Testing

@testable import UIKit

/// Scenes beside each other on a pad.
@MainActor @Suite(.serialized) struct SceneAreaTests {
  @Test func twoScenesShareTheScreen() throws {
    let stage = SceneStage()
    stage.request()
    let (first, second) = (try #require(stage.scene(1)), try #require(stage.scene(2)))
    #expect(first.area == CGRect(x: 0, y: 0, width: 600, height: 834))
    #expect(second.area == CGRect(x: 610, y: 0, width: 600, height: 834))
    for scene in [first, second] {
      #expect(scene.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 600, height: 834))
      #expect(scene.traitCollection.horizontalSizeClass == .compact)
      let window = try #require(scene.windows.first)
      #expect(window.frame == CGRect(x: 0, y: 0, width: 600, height: 834))
      #expect(window.traitCollection.horizontalSizeClass == .compact)
      #expect(window.rootViewController?.traitCollection.horizontalSizeClass == .compact)
      #expect(window.rootViewController?.view.bounds.width == 600)
    }
    stage.want(.close, 2)
    #expect(first.area == nil && first.areaLayer == nil)
    #expect(first.windows.first?.layer.superlayer === stage.application.rootLayer)
    #expect(first.windows.first?.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func placesAreToldInTheSpaceOfASceneOrTheScreen() throws {
    let stage = SceneStage()
    stage.request()
    let second = try #require(stage.scene(2))
    let field = try #require((second.delegate as? StagedSceneDelegate)?.field)
    #expect(field.convert(CGPoint.zero, to: nil) == CGPoint(x: 20, y: 100))
    #expect(field.convert(CGPoint.zero, to: second.coordinateSpace) == CGPoint(x: 20, y: 100))
    #expect(field.convert(CGPoint.zero, to: second.screen.coordinateSpace) == CGPoint(x: 630, y: 100))
    #expect(field.convert(CGPoint(x: 630, y: 100), from: second.screen.coordinateSpace) == .zero)
    #expect(second.coordinateSpace.convert(CGPoint.zero, to: second.screen.coordinateSpace) == CGPoint(x: 610, y: 0))
    #expect(
      second.screen.coordinateSpace.convert(CGRect(x: 610, y: 5, width: 1, height: 1), to: second.coordinateSpace)
        == CGRect(x: 0, y: 5, width: 1, height: 1))
    #expect(field.accessibilityFrame.minX == 630)
  }

  @Test func aTouchGoesToTheSceneBeneathAndKeysFollow() throws {
    let stage = SceneStage()
    stage.request()
    let (first, second) = (try #require(stage.scene(1)), try #require(stage.scene(2)))
    let fields = [first, second].compactMap { ($0.delegate as? StagedSceneDelegate)?.field }
    #expect(second.keyWindow?.isKeyWindow == true && first.keyWindow != nil, "each scene has a key window")
    func tap(_ x: CGFloat) {
      let finger = stage.newFinger()
      stage.touch(.began, [(finger, Bench.Contact(place: CGPoint(x: x, y: 117)))])
      stage.advance(0.05)
      stage.end([finger])
      stage.advance(0.6)
    }
    tap(640)
    #expect(fields[1].isFirstResponder && !fields[0].isFirstResponder)
    stage.type("ab")
    tap(60)
    #expect(fields[0].isFirstResponder && stage.application.keyWindow === first.windows.first)
    stage.type("c")
    #expect(fields.map(\.text) == ["c", "ab"])
    // The gap between both belongs to nobody.
    #expect(stage.application.window(at: CGPoint(x: 605, y: 117)) == nil)
  }

  @Test func turningTheDevicePlacesTheScenesAnew() throws {
    let stage = SceneStage()
    stage.request()
    _ = stage.heard()
    stage.application.handle(.configuration(DeviceConfiguration(device: .iPadPro11, orientation: .portrait)))
    stage.advance(1)
    #expect(stage.scene(1)?.area == CGRect(x: 0, y: 0, width: 504, height: 1210))
    #expect(stage.scene(2)?.area == CGRect(x: 514, y: 0, width: 320, height: 1210))
    #expect(stage.scene(2)?.windows.first?.frame == CGRect(x: 0, y: 0, width: 320, height: 1210))
    #expect(stage.heard() == ["1 was 600 wide, is 504", "2 was 600 wide, is 320"])
  }

  @Test func aDeviceThatBecomesAPhoneShowsTheSceneInFront() {
    let stage = SceneStage()
    stage.request()
    _ = stage.heard()
    stage.application.handle(.configuration(DeviceConfiguration(device: .iPhone16)))
    stage.advance(1)
    #expect(stage.heard().filter { !$0.contains("wide") } == ["1 resigns", "1 background"])
    #expect(stage.scene(2)?.windows.first?.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(stage.scene(1)?.windows.first?.layer.superlayer == nil)
    // The other is still there, one at a time.
    #expect(stage.application.sceneList?.scenes.map(\.state) == [.background, .foreground])
    stage.want(.activate)
    #expect(stage.application.shownScenes.map(\.session.number) == [1])
  }

  @Test func fingersInASceneThatLeavesAreCancelled() throws {
    final class Watched: UIView {
      var phases: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("began") }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { phases.append("cancelled") }
    }
    let stage = SceneStage()
    stage.request()
    let view = Watched(frame: CGRect(x: 0, y: 300, width: 300, height: 300))
    stage.scene(2)?.windows.first?.rootViewController?.view.addSubview(view)
    stage.frame()
    stage.touch(.began, [(stage.newFinger(), Bench.Contact(place: CGPoint(x: 700, y: 400)))])
    stage.want(.background, 2)
    #expect(view.phases == ["began", "cancelled"])
  }

  @Test(arguments: [
    (CGSize(width: 1210, height: 834), [600, 600], [false, false]),
    (CGSize(width: 1366, height: 1024), [678, 678], [true, true]),
    (CGSize(width: 1024, height: 1366), [639, 375], [false, false]),
    (CGSize(width: 768, height: 1024), [438, 320], [false, false]),
  ])
  func halvesAndThirdsAreAsWideAsOnDevices(size: CGSize, widths: [CGFloat], areRegular: [Bool]) {
    let areas = SceneAreas.beside(in: CGRect(origin: .zero, size: size), isRightToLeft: false)
    #expect(areas.map(\.width) == widths)
    #expect(areas.map { $0.width >= SceneAreas.leastRegularWidth } == areRegular)
    let mirrored = SceneAreas.beside(in: CGRect(origin: .zero, size: size), isRightToLeft: true)
    #expect(mirrored[0].maxX == size.width && mirrored[1].minX == 0)
  }
}
