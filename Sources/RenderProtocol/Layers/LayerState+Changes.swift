// SPDX-FileCopyrightText: 2026 The Tessera Authors
// SPDX-License-Identifier: MIT

extension LayerState {
  package mutating func apply(_ changes: [LayerChange]) {
    for change in changes {
      apply(change)
    }
  }

  package mutating func apply(_ change: LayerChange) {
    switch change {
    case .bounds(let value): bounds = value
    case .boundsOrigin(let value): bounds.origin = value
    case .position(let value): position = value
    case .anchorPoint(let value): anchorPoint = value
    case .zPosition(let value): zPosition = value
    case .transform(let value): transform = value
    case .sublayerTransform(let value): sublayerTransform = value
    case .isHidden(let value): isHidden = value
    case .opacity(let value): opacity = value
    case .masksToBounds(let value): masksToBounds = value
    case .backgroundColor(let value): backgroundColor = value
    case .cornerRadius(let value): cornerRadius = value
    case .maskedCorners(let value): maskedCorners = value
    case .hasContinuousCorners(let value): hasContinuousCorners = value
    case .borderWidth(let value): borderWidth = value
    case .borderColor(let value): borderColor = value
    case .shadowColor(let value): shadowColor = value
    case .shadowOpacity(let value): shadowOpacity = value
    case .shadowOffset(let value): shadowOffset = value
    case .shadowRadius(let value): shadowRadius = value
    case .shadowPath(let value): shadowPath = value
    case .contents(let value): contents = value
    case .contentsGravity(let value): contentsGravity = value
    case .contentsScale(let value): contentsScale = value
    case .contentsRect(let value): contentsRect = value
    case .contentsCenter(let value): contentsCenter = value
    case .mask(let value): mask = value
    case .sublayers(let value): sublayers = value
    case .accessibility(let value): accessibility = value
    case .name(let value): name = value
    case .backdropBlur(let value): backdropBlur = value
    case .animations(let value): animations = value
    case .timing(let value): timing = value
    case .isDoubleSided(let value): isDoubleSided = value
    case .backdropSaturation(let value): backdropSaturation = value
    }
  }
}
